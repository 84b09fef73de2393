import { useState } from 'react'
import { useMedia } from '#src/lib/use-media.ts'

/** Viewport widths from which two and three cards stand beside each other (specification, section 9). */
const TWO_FROM = '(min-width: 1016px)'
const THREE_FROM = '(min-width: 1400px)'

interface Carousel {
  /** Index of the first card in view, from 0 to cards minus visible. */
  first: number
  visible: number
  back: (() => void) | null
  on: (() => void) | null
}

/** Which cards are in view (REC-2): one, two from 1016 px, three from 1400; a step is one card. */
export function useCarousel(count: number): Carousel {
  const isTwo = useMedia(TWO_FROM)
  const isThree = useMedia(THREE_FROM)
  const [wanted, setWanted] = useState(0)
  const visible = isThree ? 3 : isTwo ? 2 : 1
  const last = Math.max(0, count - visible)
  const first = Math.min(wanted, last)
  return {
    first,
    visible: Math.min(visible, count),
    back: first > 0 ? () => setWanted(first - 1) : null,
    on: first < last ? () => setWanted(first + 1) : null,
  }
}
