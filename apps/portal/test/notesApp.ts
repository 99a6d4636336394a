/**
 * An embedded app of the tests: shows its path, leads on inside itself (`Next` adds to the history, `Instead` does not),
 * and leaves the portal of its panes to the page as `notes`, by path.
 */
export const NOTES_APP = `
export function mount(context) {
  context.container.innerHTML =
    '<h2></h2><label>Note <input></label> <button type="button">Next</button> <button type="button">Instead</button>';
  const [next, instead] = context.container.querySelectorAll('button');
  const lead = (path, options) => {
    context.navigate(path, options);
    update({ ...context, path });
  };
  next.onclick = () => lead('/next');
  instead.onclick = () => lead('/instead', { replace: true });
  globalThis.notes = { ...globalThis.notes, [context.path]: context.portal };
  update(context);
}
export function update({ container, path }) {
  container.querySelector('h2').textContent = 'notes ' + path;
}
export function unmount({ container }) {
  container.replaceChildren();
}
`;
