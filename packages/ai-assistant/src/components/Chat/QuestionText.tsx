import classes from './Message.module.css';
import { splitQuotes } from './splitQuotes.ts';

/** The words of a question as they were typed, what it quotes above them. */
export function QuestionText({ text: content }: { text: string }) {
  const { quotes, text } = splitQuotes(content);
  return (
    <div className={classes.question}>
      {quotes.map((quote, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quote of a question is its place
        <blockquote key={index} className={classes.questionQuote}>
          {quote}
        </blockquote>
      ))}
      {text}
    </div>
  );
}
