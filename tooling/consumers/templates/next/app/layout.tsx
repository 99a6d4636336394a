import '@mantine/core/styles.css';
import '@portal/ui/styles.css';
import '@portal/account/styles.css';
import '@portal/ai-assistant/styles.css';
import '@portal/embed/styles.css';
import '@portal/guide/styles.css';
import '@portal/menu-engine/styles.css';
import '@portal/notify/styles.css';
import '@portal/tabs/styles.css';

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
