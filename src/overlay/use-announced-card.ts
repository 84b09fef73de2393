import { useEffect, useEffectEvent, type RefObject } from 'react'
import { announce } from '#src/ui/announcer/announce.ts'
import type { NewsKind } from '#src/ui/announcer/news.ts'

/** What of a card is said: its words, without those of its buttons. */
const SAID = 'h2, p, li'

/** Has the words of a card announced when something new is shown on it. */
export function useAnnouncedCard(card: RefObject<HTMLElement | null>, shown: unknown, kind: NewsKind): void {
  const say = useEffectEvent(() => {
    const words = [...(card.current?.querySelectorAll(SAID) ?? [])].map((part) => part.textContent.trim())
    announce({
      kind,
      text: words
        .filter(Boolean)
        .join('. ')
        .replaceAll(/([.!?…])\. /g, '$1 '),
    })
  })
  useEffect(() => say(), [shown])
}
