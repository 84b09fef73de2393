import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AnchorBoard } from './anchor-board.ts'
import { placeLabels } from './place-labels.ts'

vi.mock('./place-labels.ts', { spy: true })

const screen = { width: 800, height: 600 }
const view = { x: 400, y: 300, scale: 1 }
const box = { x: 300, y: 200, width: 100, height: 80 }
const point = { x: 350, y: 280 }

function plate(): HTMLElement {
  const node = document.createElement('div')
  Object.defineProperty(node, 'offsetWidth', { value: 120 })
  Object.defineProperty(node, 'offsetHeight', { value: 40 })
  return node
}

function started() {
  const board = new AnchorBoard()
  const place = plate()
  const label = plate()
  board.cover('a', place, box)
  board.hang('a', label, point, box)
  board.update({ ...view }, { ...screen })
  vi.mocked(placeLabels).mockClear()
  return { board, place, label }
}

beforeEach(() => vi.clearAllMocks())

describe('the board of anchors', () => {
  it('does nothing in a frame in which nothing moved', () => {
    const { board, place } = started()
    const before = place.style.transform
    board.update({ ...view }, { ...screen })
    expect(placeLabels).not.toHaveBeenCalled()
    expect(place.style.transform).toBe(before)
  })

  it('follows the view', () => {
    const { board, place, label } = started()
    board.update({ ...view, x: 410 }, screen)
    expect(placeLabels).toHaveBeenCalledTimes(1)
    expect(place.style.transform).toBe('translate(290.0px, 200.0px)')
    expect(label.style.transform).toBe('translate(280px, 280px)')
  })

  it('follows zoom and the size of the screen', () => {
    const { board } = started()
    board.update({ ...view, scale: 2 }, screen)
    board.update({ ...view, scale: 2 }, { width: 900, height: 600 })
    expect(placeLabels).toHaveBeenCalledTimes(2)
  })

  it('lays out a label that is mounted later, and again when one leaves', () => {
    const { board, label } = started()
    const later = plate()
    const stop = board.hang('b', later, point, box)
    board.update(view, screen)
    expect(later.style.transform).toBe('translate(290px, 328px)')
    expect(label.style.transform).toBe('translate(290px, 280px)')
    stop()
    board.update(view, screen)
    expect([...board.labelBoxes().keys()]).toEqual(['a'])
  })

  it('places those alone that are dragged, and all of them afterwards', () => {
    const { board, label } = started()
    const other = plate()
    board.hang('b', other, { x: 500, y: 280 }, { ...box, x: 450 })
    board.showOnly(new Set(['a']))
    board.update(view, screen)
    expect([label.style.visibility, other.style.visibility]).toEqual(['visible', 'hidden'])
    board.showOnly(null)
    board.update(view, screen)
    expect(other.style.visibility).toBe('visible')
  })

  it('measures a label once, however often its place is dragged', () => {
    const board = new AnchorBoard()
    const node = document.createElement('div')
    const measured = vi.fn(() => 120)
    Object.defineProperty(node, 'offsetWidth', { get: measured })
    const stop = board.hang('a', node, point, box)
    board.update(view, screen)
    stop()
    board.hang('a', node, { ...point, x: 360 }, box)
    board.update(view, screen)
    expect(measured).toHaveBeenCalledOnce()
  })

  it('measures what has come with the next frame, before that frame moves anything [START-1]', () => {
    const { board, place } = started()
    const before = place.style.transform
    const seen: string[] = []
    const later = document.createElement('div')
    Object.defineProperty(later, 'offsetWidth', { get: () => seen.push(place.style.transform) && 120 })
    const bar = document.createElement('div')
    bar.getBoundingClientRect = () => {
      seen.push(place.style.transform)
      return new DOMRect(0, 0, 800, 60)
    }
    board.hang('b', later, point, box)
    board.keepOff(bar)
    expect(seen).toEqual([])
    board.update({ ...view, x: 410 }, screen)
    expect(seen).toEqual([before, before])
    expect(place.style.transform).not.toBe(before)
    expect(board.takenBoxes()).toEqual([{ x: 0, y: 0, width: 800, height: 60 }])
  })

  it('answers no press for a label that has gone, and asks for a frame', () => {
    const { board, label } = started()
    const stop = board.hang('b', plate(), point, box)
    board.update(view, screen)
    const middle = { x: 350, y: 348 }
    expect(board.labelAt(middle)).toBe('b')
    board.onChange = vi.fn()
    stop()
    expect(board.onChange).toHaveBeenCalledOnce()
    expect(board.labelAt(middle)).toBeNull()
    expect(board.labelAt({ x: 350, y: 300 })).toBe('a')
    expect(label.style.visibility).toBe('visible')
  })

  it('tells who watches of every move, and of none where nothing moved', () => {
    const { board } = started()
    const moved = vi.fn()
    const stop = board.watch(moved)
    board.update(view, screen)
    expect(moved).not.toHaveBeenCalled()
    board.update({ ...view, x: 410 }, screen)
    expect(moved).toHaveBeenCalledOnce()
    stop()
    board.update(view, screen)
    expect(moved).toHaveBeenCalledOnce()
  })

  it('keeps labels off a bar that appears, and lets them back when it goes', () => {
    const { board, label } = started()
    const bar = document.createElement('div')
    bar.getBoundingClientRect = () => new DOMRect(0, 270, 800, 40)
    const stop = board.keepOff(bar)
    board.update(view, screen)
    expect(label.style.transform).toBe('translate(290px, 318px)')
    stop()
    board.update(view, screen)
    expect(label.style.transform).toBe('translate(290px, 280px)')
  })

  it('takes a hidden button for none', () => {
    const { board } = started()
    board.keepOff(document.createElement('button'))
    board.update(view, screen)
    expect(board.takenBoxes()).toEqual([])
    expect(vi.mocked(placeLabels)).toHaveBeenLastCalledWith(expect.anything(), screen, [])
  })

  it('hides the label of a place of which too little is in view, and shows it again', () => {
    const { board, label } = started()
    board.update({ ...view, x: 780 }, screen)
    expect(label.style.visibility).toBe('hidden')
    expect(board.labelBoxes().size).toBe(0)
    board.update(view, screen)
    expect(label.style.visibility).toBe('visible')
  })
})
