const input = document.createElement('input');
input.setAttribute('aria-label', 'task');
const list = document.createElement('ul');
input.addEventListener('change', () => {
  list.append(Object.assign(document.createElement('li'), { textContent: input.value }));
  input.value = '';
});
document.body.append(Object.assign(document.createElement('h1'), { textContent: 'Vanilla' }), input, list);
