import { useCallback, useLayoutEffect, useRef, useState } from 'react'

interface Windowed {
  count: number
  /** px, of a row that is not open. */
  rowHeight: number
  /** The one row of another height; -1: none. */
  open: number
  /** Is drawn wherever it stands, for it has the focus; -1: none. */
  focused: number
}

export interface RowWindow {
  /** Of the element that scrolls. */
  scroller: (element: HTMLElement | null) => (() => void) | undefined
  onScroll: () => void
  /** Measures the row that is open, as long as it is. @returns how to stop */
  openRow: (element: HTMLElement) => () => void
  /** px, of all rows. */
  height: number
  /** Those that are drawn, in order. */
  rows: readonly { index: number; top: number }[]
  /** Brings a row into view, where it is not. */
  show: (index: number) => void
}

/** Rows drawn above and below what is seen. */
const BEYOND = 8
/** px, where nothing can be measured. */
const USUAL_HEIGHT = 800

/**
 * Draws of very many rows those that are seen. All are of one height but the one that is open, so that where each stands is known without
 * having drawn it.
 */
export function useWindow({ count, rowHeight, open, focused }: Windowed): RowWindow {
  const box = useRef<HTMLElement | null>(null)
  const [view, setView] = useState({ top: 0, height: USUAL_HEIGHT })
  const [openHeight, setOpenHeight] = useState(rowHeight)
  const grown = open >= 0 ? openHeight - rowHeight : 0
  const topOf = (index: number): number => index * rowHeight + (open >= 0 && index > open ? grown : 0)
  const indexAt = (y: number): number => {
    if (open < 0 || y < topOf(open)) return Math.floor(y / rowHeight)
    return y < topOf(open) + openHeight ? open : Math.floor((y - grown) / rowHeight)
  }

  const measure = useCallback(() => {
    const element = box.current
    if (element) setView({ top: element.scrollTop, height: element.clientHeight || USUAL_HEIGHT })
  }, [])
  const scroller = useCallback(
    (element: HTMLElement | null) => {
      box.current = element
      if (!element) return undefined
      const sizes = new ResizeObserver(measure)
      sizes.observe(element)
      measure()
      return () => sizes.disconnect()
    },
    [measure],
  )
  const openRow = useCallback(
    (element: HTMLElement) => {
      const measureRow = () => setOpenHeight(element.offsetHeight || rowHeight)
      const sizes = new ResizeObserver(measureRow)
      sizes.observe(element)
      measureRow()
      return () => sizes.disconnect()
    },
    [rowHeight],
  )

  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    const index = wanted.current
    if (!element || index === null) return
    wanted.current = null
    const top = topOf(index)
    const bottom = top + (index === open ? openHeight : rowHeight)
    // below the head, which stays at the top
    const room = element.clientHeight - (element.querySelector<HTMLElement>('[data-head]')?.offsetHeight ?? 0)
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + room) element.scrollTop = Math.min(top, bottom - room)
  })

  const first = Math.max(0, indexAt(view.top) - BEYOND)
  const last = Math.min(count - 1, indexAt(view.top + view.height) + BEYOND)
  const indexes = new Set(Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at))
  if (focused >= 0 && focused < count) indexes.add(focused)
  return {
    ...{ scroller, onScroll: measure, openRow },
    height: topOf(count),
    rows: [...indexes].sort((a, b) => a - b).map((index) => ({ index, top: topOf(index) })),
    show: (index) => {
      wanted.current = index
      // also where nothing else changes
      setView((now) => ({ ...now }))
    },
  }
}
