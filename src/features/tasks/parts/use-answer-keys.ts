import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isElement } from '#src/lib/is-element.ts'
import { letterAt } from '#src/ui/play/answer-letters.ts'

const FIELDS = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])'

/**
 * Lets the keys A, B, … and 1, 2, … choose an answer while the focus is inside `question` and not in a field. Bound to the
 * focus, because a single character that works everywhere would answer for people who dictate (WCAG 2.1.4).
 * @param count how many answers there are; 0 while none may be chosen
 * @param onChoose gets the place of the answer, from 0
 */
export function useAnswerKeys(
  question: RefObject<HTMLElement | null>,
  count: number,
  onChoose: (place: number) => void,
): void {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOf(event, count)
    if (place === null) return
    event.preventDefault()
    onChoose(place)
  })
  useEffect(() => {
    const node = question.current
    node?.addEventListener('keydown', choose)
    return () => node?.removeEventListener('keydown', choose)
  }, [question])
}

function placeOf(
  { key, target, repeat, altKey, ctrlKey, metaKey }: KeyboardEvent,
  count: number,
): number | null {
  if (key.length !== 1 || repeat || altKey || ctrlKey || metaKey) return null
  if (isElement(target) && target.matches(FIELDS)) return null
  const places = Array.from({ length: count }, (_, place) => place)
  return places.find((place) => letterAt(place) === key.toUpperCase() || String(place + 1) === key) ?? null
}
