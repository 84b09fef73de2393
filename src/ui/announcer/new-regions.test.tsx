import type { ReactNode } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EmptyState } from '../EmptyState.tsx'
import { Notice } from '../Notice.tsx'
import { SkeletonGroup } from '../Skeleton.tsx'
import { onSpoken, silence } from './announcer.ts'
import { REGION_MS } from './live-regions.ts'
import { hearNewRegions } from './new-regions.ts'

let spoken: string[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  spoken = []
  stops = [onSpoken((line) => spoken.push(line)), hearNewRegions()]
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  for (const stop of stops) stop()
  silence()
})

function Page({ shown = null }: { shown?: ReactNode }) {
  return (
    <main>
      <h1>Tips</h1>
      {shown}
    </main>
  )
}

/** The words that are there and not heard, as long as they wait. */
const awaited = () =>
  [...document.querySelectorAll('[aria-hidden="true"]')].map((part) => part.textContent).join('')

it.each([
  ['a notice that answers an action', <Notice tone="good">It is in the book.</Notice>],
  ['what stands in the place of what is gone', <EmptyState sentence="It is in the book." />],
  ['text alone', <p role="status">It is in the book.</p>],
])('%s is there before its words [ACCESS-2]', async (_, shown) => {
  const { rerender } = render(<Page />)
  rerender(<Page shown={shown} />)
  await vi.waitFor(() => expect(awaited()).toBe('It is in the book.'))
  await vi.waitFor(() => expect(awaited()).toBe(''))
  expect(screen.getByRole('status').textContent).toBe('It is in the book.')
  expect(spoken).toEqual([])
})

it('text that comes and goes beside others is said, and goes while it would wait [ACCESS-2]', async () => {
  const region = (words: string | null, part: ReactNode = null) => (
    <p role="status">
      {words}
      {part}
    </p>
  )
  const { rerender } = render(<Page />)
  rerender(<Page shown={region('It is on its way.')} />)
  await vi.waitFor(() => expect(spoken).toEqual(['It is on its way.']))
  expect(awaited()).toBe('')
  rerender(<Page shown={region(null, <b>It is in the book.</b>)} />)
  expect(screen.getByRole('status').textContent).toBe('It is in the book.')
})

it('text alone that is replaced while it waits is the new text alone [ACCESS-2]', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Page />)
  rerender(<Page shown={<p role="status">It is on its way.</p>} />)
  await Promise.resolve()
  expect(awaited()).toBe('It is on its way.')
  rerender(<Page shown={<p role="status">It is in the book.</p>} />)
  expect(awaited()).toBe('')
  vi.advanceTimersByTime(REGION_MS)
  expect(screen.getByRole('status').innerHTML).toBe('It is in the book.')
})

it.each([
  ['a button: what can have the focus is never hidden', <button type="button">Show it</button>],
  ['several texts: the page may take one of them out', ['It is ', 'there.']],
])('has the words announced of one with %s [ACCESS-2]', async (_, inside) => {
  const { rerender } = render(<Page />)
  rerender(<Page shown={<div role="status">It is in the book. {inside}</div>} />)
  await vi.waitFor(() => expect(spoken).toHaveLength(1))
  expect(spoken[0]).toMatch(/^It is in the book\./)
  expect(awaited()).toBe('')
})

it('leaves nothing hidden behind when it stops [ACCESS-2]', async () => {
  const { rerender } = render(<Page />)
  rerender(<Page shown={<Notice tone="good">It is in the book.</Notice>} />)
  await vi.waitFor(() => expect(awaited()).toBe('It is in the book.'))
  for (const stop of stops) stop()
  expect(awaited()).toBe('')
})

it.each([
  ['is awaited', <SkeletonGroup label="Loading">{null}</SkeletonGroup>],
  ['alarms by itself', <Notice tone="error">That did not work.</Notice>],
  [
    'is part of more',
    <section>
      <h2>Yours</h2>
      <Notice>Only players are ranked.</Notice>
    </section>,
  ],
])('leaves alone what %s [ACCESS-2]', async (_, shown) => {
  const { rerender } = render(<Page />)
  rerender(<Page shown={shown} />)
  // the observer is called before what waits here
  await Promise.resolve()
  expect(awaited()).toBe('')
  expect(spoken).toEqual([])
})

it('waits with the answer to the last button of a pop-up until that has gone, as long as it is true [ACCESS-2]', async () => {
  const page = (shown: ReactNode, isCovered: boolean) => (
    <div inert={isCovered}>
      <Page shown={shown} />
    </div>
  )
  const { rerender } = render(page(null, true))
  rerender(page(<Notice tone="good">Version 2 is published.</Notice>, true))
  // the observer is called before what waits here
  await Promise.resolve()
  expect(awaited()).toBe('')
  rerender(page(<Notice tone="good">Version 2 is published.</Notice>, false))
  await vi.waitFor(() => expect(awaited()).toBe('Version 2 is published.'))
  await vi.waitFor(() => expect(awaited()).toBe(''))
  rerender(page(null, true))
  rerender(page(<Notice tone="good">Version 3 is published.</Notice>, true))
  rerender(page(null, false))
  await Promise.resolve()
  expect(awaited()).toBe('')
})

it('leaves alone what a region gets that was there before [ACCESS-2]', async () => {
  const { rerender } = render(<Page shown={<div role="status" />} />)
  rerender(
    <Page
      shown={
        <div role="status">
          <Notice>Saved.</Notice>
        </div>
      }
    />,
  )
  await Promise.resolve()
  expect(awaited()).toBe('')
})
