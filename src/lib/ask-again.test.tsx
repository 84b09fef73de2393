import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ART } from '#src/testing/lost-pictures.ts'
import { askAgain } from './ask-again.ts'

const OTHER = '/scenes/other.0123456789abcdef.webp'

/** Paths, in the order in which they were asked for, and those that are there by now. */
let asked: string[] = []
let made = new Set<string>()
class Fetched {
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  set src(src: string) {
    const { pathname } = new URL(src, location.href)
    asked.push(pathname)
    queueMicrotask(made.has(pathname) ? this.onload : this.onerror)
  }
}

beforeEach(() => {
  asked = []
  made = new Set()
  vi.useFakeTimers()
  vi.stubGlobal('Image', Fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks for a picture that is gone for good for some minutes, and then no more [START-1]', async () => {
  render(<img alt="a card" src={ART} onError={askAgain} />)
  fireEvent.error(screen.getByAltText('a card'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBeGreaterThan(4)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(asked).toHaveLength(20)
})

it('asks for a picture until it is there or is shown no more [START-1]', async () => {
  const { rerender } = render(<Pictures paths={[ART, OTHER]} />)
  const shown = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  for (const path of [ART, OTHER]) fireEvent.error(screen.getByAltText(path))
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual([ART, OTHER])
  expect(shown).not.toHaveBeenCalled()
  rerender(<Pictures paths={[ART]} />)
  made.add(ART)
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toEqual([ART, OTHER, ART])
  expect(shown).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(3)
  shown.mockRestore()
})

function Pictures({ paths }: { paths: readonly string[] }) {
  return paths.map((path) => <img key={path} src={path} alt={path} onError={askAgain} />)
}
