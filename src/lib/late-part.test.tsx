import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginFirstView, endFirstView } from './first-view.ts'
import { latePart, useLatePart, type LatePart } from './late-part.ts'

const Page = () => <p>the page</p>

function Place({ late, isFirst = false }: { late: LatePart<object>; isFirst?: boolean }) {
  const { Part, isMissing } = useLatePart(late, isFirst)
  if (Part) return <Part />
  return <p>{isMissing ? 'did not come' : 'on its way'}</p>
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a part of the screen whose code comes late', () => {
  it('stands at once where it was fetched ahead', async () => {
    const load = vi.fn(() => Promise.resolve<ComponentType>(Page))
    const late = latePart(load)
    expect(await late.fetch()).toBe(true)
    render(<Place late={late} />)
    expect(screen.getByText('the page')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is said to be missing, and comes by itself once the link is back', async () => {
    let isLinked = false
    const late = latePart(() =>
      isLinked ? Promise.resolve<ComponentType>(Page) : Promise.reject(new TypeError()),
    )
    render(<Place late={late} />)
    expect(screen.getByText('on its way')).toBeTruthy()
    await settle()
    expect(screen.getByText('did not come')).toBeTruthy()
    isLinked = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(screen.getByText('the page')).toBeTruthy()
  })

  describe('while the first view of a start is on its way', () => {
    const load = vi.fn(() => Promise.resolve<ComponentType>(Page))

    beforeEach(() => {
      load.mockClear()
      beginFirstView()
    })
    afterEach(async () => {
      endFirstView()
      await settle()
    })

    it('waits until that stands [START-1]', async () => {
      render(<Place late={latePart(load)} />)
      await settle()
      expect(load).not.toHaveBeenCalled()
      endFirstView()
      await settle()
      expect(screen.getByText('the page')).toBeTruthy()
    })

    it('waits no longer where that does not come [START-1]', async () => {
      render(<Place late={latePart(load)} />)
      await act(() => vi.advanceTimersByTimeAsync(1499))
      expect(load).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(screen.getByText('the page')).toBeTruthy()
    })

    it('does not wait where it belongs to that, or is fetched ahead [START-1]', async () => {
      render(<Place late={latePart(load)} isFirst />)
      await settle()
      expect(screen.getByText('the page')).toBeTruthy()
      expect(await latePart(load).fetch()).toBe(true)
    })
  })

  it('brings its stylesheet again, which the bundler would not', async () => {
    const late = latePart(() => Promise.resolve<ComponentType>(Page))
    const link = document.createElement('link')
    link.href = '/bundle/page.css'
    // Said, not set: nothing is asked of a network.
    Object.defineProperty(link, 'rel', { value: 'stylesheet' })
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    const replaceWith = vi.spyOn(link, 'replaceWith').mockImplementation((again) => {
      if (again instanceof HTMLLinkElement) again.dispatchEvent(new Event('load'))
    })
    expect(await late.fetch()).toBe(true)
    expect(replaceWith).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ href: link.href }))
    link.remove()
  })
})
