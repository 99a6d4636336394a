const TEXTS = {
  zh: { text: '暂时无法连接服务器，请检查网络后重试', retry: '重试' },
  ko: { text: '서버에 연결할 수 없어요. 네트워크를 확인하고 다시 시도해 주세요', retry: '다시 시도' },
  en: { text: 'The server cannot be reached. Check your connection and try again', retry: 'Try again' },
};

/** Shown when not even the configuration could be read: no catalog is loaded then, so it brings its own words. */
export function BootError({ onRetry }: { onRetry: () => void }) {
  const language = navigator.language.slice(0, 2);
  const { text, retry } = language in TEXTS ? TEXTS[language as keyof typeof TEXTS] : TEXTS.en;
  return (
    <main className="boot-error" role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </main>
  );
}
