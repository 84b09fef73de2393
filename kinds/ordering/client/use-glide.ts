import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersReducedMotion } from '#src/ui/media.ts'

const MS = 200

/** Lets the rows of a list glide to their new places when their order changes. A row is known by its `data-row`. */
export function useGlide(list: RefObject<HTMLElement | null>, order: readonly string[]): void {
  const tops = useRef<ReadonlyMap<string, number>>(new Map())
  const now = order.join(' ')
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const before = tops.current
    tops.current = new Map(rows.map((row) => [row.dataset['row'] ?? '', row.offsetTop]))
    if (prefersReducedMotion() || !('animate' in Element.prototype)) return
    for (const row of rows) {
      const by = (before.get(row.dataset['row'] ?? '') ?? row.offsetTop) - row.offsetTop
      // what is dragged is where the pointer is
      if (by === 0 || row.dataset['dragged'] === 'true') continue
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        ...{ duration: MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
      })
    }
  }, [list, now])
}
