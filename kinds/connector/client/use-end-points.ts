import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Point } from './ends.ts'

/** Where lines begin and end on the board, by name of the end. It follows whatever changes the board's size or its ends'. */
export function useEndPoints(board: RefObject<HTMLElement | null>): ReadonlyMap<string, Point> {
  const [points, setPoints] = useState<ReadonlyMap<string, Point>>(new Map())
  useLayoutEffect(() => {
    const { current } = board
    if (!current) return undefined
    const measure = () => setPoints(measureEnds(current))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const end of current.querySelectorAll('[data-end]')) observer.observe(end)
    return () => observer.disconnect()
  }, [board])
  return points
}

function measureEnds(board: HTMLElement): Map<string, Point> {
  const origin = board.getBoundingClientRect()
  const points = new Map<string, Point>()
  for (const end of board.querySelectorAll<HTMLElement>('[data-end]')) {
    const { left, right, top, height } = end.getBoundingClientRect()
    const name = end.dataset.end ?? ''
    const x = name.startsWith('left') ? right : left
    points.set(name, { x: x - origin.left, y: top + height / 2 - origin.top })
  }
  return points
}
