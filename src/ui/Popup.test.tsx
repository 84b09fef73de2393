import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Popup } from '#src/ui/Popup.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Stage({ dismissable = true }: { dismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Popup
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="News"
        closeLabel="Close"
        dismissable={dismissable}
      >
        <button>First</button>
        <button>Second</button>
      </Popup>
    </>
  )
}

async function open(stage = <Stage />) {
  const user = userEvent.setup()
  const { container } = render(stage)
  await user.click(screen.getByText('Open'))
  vi.useFakeTimers()
  return { user, container, popup: screen.getByRole('dialog', { name: 'News' }) }
}

/** The way out is over. */
function gone(): void {
  act(() => {
    vi.advanceTimersByTime(180)
  })
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

function pressOn(scrim: Element): void {
  fireEvent.pointerDown(scrim)
  fireEvent.click(scrim)
}

/** A popup whose button opens another in its place, on a page that may lose what opened the first. */
function TwoInARow({ isLost = false }: { isLost?: boolean }) {
  const [open, setOpen] = useState<'menu' | 'news' | null>(null)
  return (
    <>
      <h1 tabIndex={-1} data-page-head>
        The harbour
      </h1>
      {!(isLost && open) && <button onClick={() => setOpen('menu')}>Open</button>}
      {open === 'menu' && (
        <Popup onClose={() => setOpen(null)} label="Menu">
          <button onClick={() => setOpen('news')}>Read</button>
        </Popup>
      )}
      {open === 'news' && (
        <Popup onClose={() => setOpen(null)} label="News">
          <button onClick={() => setOpen(null)}>Done</button>
        </Popup>
      )}
    </>
  )
}

/** A popup that fades away, on a page that has lost what opened it. */
function Fading() {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <h1 tabIndex={-1} data-page-head>
        The harbour
      </h1>
      {isOpen === null ? (
        <button onClick={() => setOpen(true)}>Open</button>
      ) : (
        <Popup isOpen={isOpen} onClose={() => setOpen(false)} label="News">
          <button onClick={() => setOpen(false)}>Done</button>
        </Popup>
      )}
    </>
  )
}

describe('a popup', () => {
  it('that another one has opened and made room for gives the focus to what opened that one', async () => {
    const user = userEvent.setup()
    render(<TwoInARow />)
    await user.click(screen.getByText('Open'))
    await user.click(screen.getByText('Read'))
    await user.click(screen.getByText('Done'))
    expect(document.activeElement).toBe(screen.getByText('Open'))
  })

  it('whose opener has gone gives the focus to the head of the page', async () => {
    const user = userEvent.setup()
    render(<TwoInARow isLost />)
    await user.click(screen.getByText('Open'))
    await user.click(screen.getByText('Read'))
    await user.click(screen.getByText('Done'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  })

  it('gives the focus to the head of the page while it fades, too', async () => {
    const user = userEvent.setup()
    render(<Fading />)
    await user.click(screen.getByText('Open'))
    await user.click(screen.getByText('Done'))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  })

  it('makes inert what comes below it meanwhile, but no other popup', async () => {
    const { user } = await open()
    vi.useRealTimers()
    const bar = document.body.appendChild(document.createElement('nav'))
    const above = document.body.appendChild(document.createElement('div'))
    above.innerHTML = '<div aria-modal="true"></div>'
    await waitFor(() => expect(bar.inert).toBe(true))
    expect(above.inert).toBeFalsy()
    above.remove()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(bar.inert).toBe(false))
    bar.remove()
  })

  it('takes the focus, keeps it inside and makes the rest inert', async () => {
    const { user, container, popup } = await open()
    vi.useRealTimers()
    expect(popup.getAttribute('aria-modal')).toBe('true')
    expect(container.inert).toBe(true)
    expect(document.activeElement).toBe(screen.getByText('First'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByText('First'))
  })

  it('goes on Escape and gives the focus back to where it was asked for', async () => {
    const { container } = await open()
    pressEscape()
    expect(screen.queryByRole('dialog')).not.toBeNull()
    gone()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(container.inert).toBe(false)
    expect(document.activeElement).toBe(screen.getByText('Open'))
  })

  it('goes when the background is pressed, not when a drag ends there', async () => {
    const { popup } = await open()
    const scrim = popup.parentElement!
    fireEvent.pointerDown(screen.getByText('First'))
    fireEvent.click(scrim)
    gone()
    expect(screen.queryByRole('dialog')).not.toBeNull()
    pressOn(scrim)
    gone()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays until its own button is pressed when it may not be dismissed', async () => {
    const { popup } = await open(<Stage dismissable={false} />)
    pressEscape()
    pressOn(popup.parentElement!)
    gone()
    expect(screen.queryByRole('dialog')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    gone()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('answers Escape only when it is the topmost, and leaves what stands above popups awake', async () => {
    const above = document.body.appendChild(document.createElement('div'))
    above.setAttribute('data-above-popups', '')
    const lower = vi.fn()
    const upper = vi.fn()
    const user = userEvent.setup()
    render(
      <>
        <Popup label="Lower" onClose={lower}>
          <button>One</button>
        </Popup>
        <Popup label="Upper" onClose={upper}>
          <button>Two</button>
        </Popup>
      </>,
    )
    await user.keyboard('{Escape}')
    expect(lower).not.toHaveBeenCalled()
    expect(upper).toHaveBeenCalledOnce()
    expect(above.inert).toBe(false)
    above.remove()
  })
})
