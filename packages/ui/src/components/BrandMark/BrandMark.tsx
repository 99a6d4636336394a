/** Props of `BrandMark`. */
export type BrandMarkProps = {
  /** In pixels. @default 24 */
  size?: number;
  /** The address of another picture, which is shown in its place. */
  src?: string | undefined;
};

/** The portal's mark; decorative: the name beside it says what it is. */
export function BrandMark({ size = 24, src }: BrandMarkProps) {
  if (src) return <img src={src} width={size} height={size} alt="" style={{ objectFit: 'contain' }} />;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--portal-primary)" />
      <path
        d="M10 24V8h7.2a5.4 5.4 0 0 1 0 10.8H14"
        fill="none"
        stroke="var(--portal-on-primary)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
