import { h, render } from 'preact';
import { useState } from 'preact/hooks';

function App() {
  const [count, setCount] = useState(0);
  return h('div', null, [
    h('h1', null, 'Preact'),
    h('button', { onClick: () => setCount(count + 1) }, `pressed ${count}`),
    h('input', { 'aria-label': 'note' }),
  ]);
}

const place = document.querySelector('#app');
if (place) render(h(App, null), place);
