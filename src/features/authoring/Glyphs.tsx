import type { GlyphProps } from '#src/ui/Glyphs.tsx'

const sized = { viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': true } as const

/** Two sheets, one upon the other. */
export function Duplicate(props: Omit<GlyphProps, 'size'>) {
  return (
    <svg {...sized} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" {...props}>
      <path d="M3.5 7.5h9v9h-9zM7.5 7V3.5h9v9H13" />
    </svg>
  )
}

/** What a row is taken by. */
export function Grip(props: Omit<GlyphProps, 'size'>) {
  return (
    <svg {...sized} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" {...props}>
      <path d="M7 5h0M7 10h0M7 15h0M13 5h0M13 10h0M13 15h0" />
    </svg>
  )
}
