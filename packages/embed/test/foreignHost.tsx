import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FramePane } from '../src/components/FramePane.tsx';

const names = ['vanilla', 'vue', 'preact', 'svelte', 'form'];
const origin = new URLSearchParams(window.location.search).get('apps') ?? '';
const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

function Panes() {
  const [active, setActive] = useState('vanilla');
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setActive(name)}>
          {name}
        </button>
      ))}
      {names.map((name) => (
        <div
          key={name}
          data-pane={name}
          style={{
            position: 'absolute',
            inset: '60px 0 0',
            visibility: name === active ? 'visible' : 'hidden',
          }}
        >
          <FramePane
            url={`${origin}/foreign/${name}/`}
            title={name}
            active={name === active}
            probeOrigins={[origin]}
          />
        </div>
      ))}
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <I18nProvider i18n={i18n}>
    <MantineProvider>
      <Panes />
    </MantineProvider>
  </I18nProvider>,
);
