import React, { createElement, useEffect, useState } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

/** An app as a team wrote it for single-spa years ago: it knows nothing of the portal. */
function Orders({ name, path }: { name: string; path: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => () => void Object.assign(window, { legacyLeft: name }), [name]);
  return createElement(
    'button',
    { type: 'button', onClick: () => setCount(count + 1) },
    `${name} at ${path}, pressed ${count}`,
  );
}

export const { bootstrap, mount, unmount, update } = singleSpaReact({
  React,
  ReactDOMClient,
  renderType: 'createRoot',
  rootComponent: Orders,
  errorBoundary: () => createElement('p', null, 'broken'),
} as never);
