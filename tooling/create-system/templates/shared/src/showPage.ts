/** What a page is told: where it is, how to go elsewhere, and how to say what is unsaved. */
export type PageContext = {
  path: string;
  navigate: (path: string) => void;
  onUnsaved: (isUnsaved: boolean) => void;
};

/** Shows the page of a path in an element, in place of what was there. */
export function showPage(root: Element, { path, navigate, onUnsaved }: PageContext): void {
  const [pathname] = path.split('?');
  if (pathname === '/' || pathname === '')
    root.replaceChildren(
      heading('my-system'),
      button('Details', () => navigate('/details')),
    );
  else if (pathname === '/details')
    root.replaceChildren(
      heading('Details'),
      noteField(onUnsaved),
      button('Back', () => navigate('/')),
    );
  else
    root.replaceChildren(
      heading('There is no such page'),
      button('Start', () => navigate('/')),
    );
}

function heading(text: string): Element {
  const element = document.createElement('h1');
  element.textContent = text;
  return element;
}

function button(text: string, press: () => void): Element {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}

/** The portal asks before it closes a pane whose page holds something unsaved. */
function noteField(onUnsaved: (isUnsaved: boolean) => void): Element {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.addEventListener('input', () => onUnsaved(input.value !== ''));
  label.append('Note ', input);
  return label;
}
