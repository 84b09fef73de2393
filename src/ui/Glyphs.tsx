import type { ComponentProps } from 'react'

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge in px. */
  size?: number
}

/** A disc with a drop cut out: reads as a coin even at 20 px. */
export function Coin({ size = 20, ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="currentColor" aria-hidden="true" {...rest}>
      <path
        fillRule="evenodd"
        d="M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 4.1c-.3 0-.5.2-.6.4-1.3 1.7-2.3 3-2.3 4.5a2.9 2.9 0 0 0 5.8 0c0-1.5-1-2.8-2.3-4.5-.1-.2-.3-.4-.6-.4Z"
      />
    </svg>
  )
}

export function Lantern({ size = 56, ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill="currentColor" aria-hidden="true" {...rest}>
      <path
        d="M24.5 17.5v-3.3a7.5 7.5 0 0 1 15 0v3.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        fillRule="evenodd"
        d="M17.2 17h29.6c1.2 0 2 1.1 1.7 2.2l-2.6 8.6c-.2.7-.8 1.2-1.5 1.2v20.5h3.1c1.4 0 2.5 1.1 2.5 2.5v1.5c0 1.4-1.1 2.5-2.5 2.5h-31A2.5 2.5 0 0 1 14 53.5V52c0-1.4 1.1-2.5 2.5-2.5h3.1V29c-.7 0-1.3-.5-1.5-1.2l-2.6-8.6c-.3-1.1.5-2.2 1.7-2.2ZM24 29v20.5h16V29Z"
      />
      <path d="M32 32.5c.5 0 .9.2 1.2.6 2.8 3.3 4.6 6 4.6 8.9a5.8 5.8 0 0 1-11.6 0c0-2.9 1.8-5.6 4.6-8.9.3-.4.7-.6 1.2-.6Z" />
    </svg>
  )
}

export function Boat({ size = 20, ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="currentColor" aria-hidden="true" {...rest}>
      <path d="M9.3 1.2h1.4v2.3h3.5c.6 0 1.1.5 1.1 1.1v3.3l-4.6-1.5v2.4h-1.4V6.4L4.7 7.9V4.6c0-.6.5-1.1 1.1-1.1h3.5Z" />
      <path
        fillRule="evenodd"
        d="M9.5 7.7a1.6 1.6 0 0 1 1 0l6.4 2.1c.6.2 1 .8.8 1.5-.4 2.2-1.4 4-2.9 5.5-1.2 1.2-2.6 1.9-4.5 1.9h-.6c-1.9 0-3.3-.7-4.5-1.9-1.5-1.5-2.5-3.3-2.9-5.5-.1-.7.2-1.3.8-1.5Zm-.2 3.1v4.4h1.4v-4.4Z"
      />
    </svg>
  )
}
