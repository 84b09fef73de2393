/** A badge of which nothing is said: the family's round window, dark. */
export function Silhouette({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 240 240" width={size} height={size} aria-hidden>
      <circle cx="120" cy="120" r="116" fill="currentColor" opacity="0.32" />
      <circle cx="120" cy="120" r="95" fill="currentColor" opacity="0.42" />
      <path
        d="M92 94a28 28 0 1 1 43 24c-10 6 -15 11 -15 22"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <circle cx="120" cy="164" r="8.5" fill="var(--paper)" />
    </svg>
  )
}
