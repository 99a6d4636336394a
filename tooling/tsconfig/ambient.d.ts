declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}
declare module '*.css?inline' {
  const text: string;
  export default text;
}
