import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { latePart, useLatePart, type LatePart } from './late-part.ts'

const Page = () => <p>the page</p>

function Place({ late }: { late: LatePart<object> }) {
  const { Part, isMissing } = useLatePart(late)
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
