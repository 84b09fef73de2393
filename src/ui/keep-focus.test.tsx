import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}
beforeEach(() => (stop = keepFocus()))
afterEach(() => {
  cleanup()
  stop()
})

function List({
  first,
  onDelete = () => {},
}: {
  first: readonly string[]
  onDelete?: (name: string) => void
}) {
  const [names, setNames] = useState(first)
  return (
    <div>
      <button>Back</button>
      <main aria-label="Teams">
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button
                onClick={() => {
                  onDelete(name)
                  setNames(names.filter((one) => one !== name))
                }}
              >
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
        {names.length === 0 && <p>There is no team.</p>}
      </main>
    </div>
  )
}

/** Chromium does before it takes out what has the focus. */
function sayItLeaves(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const expectFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))
/** As long as the focus may be free. */
const someFrames = async () => {
  for (let left = 4; left > 0; left--) await new Promise(requestAnimationFrame)
}

describe('what has the focus and goes', () => {
  it('leaves it to the next in its place, to the one before where it was the last [ACCESS-4, SHELL-8]', async () => {
    render(<List first={['Ada', 'Bo', 'Cyd']} />)
    await press('Delete Bo')
    await expectFocus('Delete Cyd')
    await press('Delete Cyd')
    await expectFocus('Delete Ada')
  })

  it('leaves it to the next also where a browser says first that the focus leaves [ACCESS-4, SHELL-8]', async () => {
    render(<List first={['Ada', 'Bo', 'Cyd']} onDelete={sayItLeaves} />)
    await press('Delete Bo')
    await expectFocus('Delete Cyd')
  })

  it('leaves it to the page where nothing else is left on it, never to what lies beyond [ACCESS-4]', async () => {
    render(<List first={['Ada']} />)
    await press('Delete Ada')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('leaves it to the first field of the form that comes in its place [ACCESS-4]', async () => {
    function Editable() {
      const [isOpen, setOpen] = useState(false)
      return (
        <main>
          <section>
            {isOpen ? <input aria-label="Name" /> : <button onClick={() => setOpen(true)}>Edit</button>}
            <button>Leave</button>
          </section>
        </main>
      )
    }
    render(<Editable />)
    await press('Edit')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
  })

  it('leaves it to the next where it is only switched off [ACCESS-4]', async () => {
    function Twins() {
      const [isOff, setOff] = useState(false)
      return (
        <main>
          <button disabled={isOff} onClick={() => setOff(true)}>
            Hand in
          </button>
          <button>Print</button>
        </main>
      )
    }
    render(<Twins />)
    await press('Hand in')
    await expectFocus('Print')
  })

  it('leaves it to a new page, which takes it itself, and to the one that took it meanwhile [ACCESS-4]', async () => {
    render(<List first={['Ada', 'Bo']} onDelete={() => (location.hash = '#/elsewhere')} />)
    await press('Delete Ada')
    await someFrames()
    expect(document.activeElement).toBe(document.body)
    cleanup()
    render(<List first={['Ada', 'Bo']} onDelete={() => screen.getByText('Back').focus()} />)
    await press('Delete Ada')
    await someFrames()
    await expectFocus('Back')
  })

  it('is not called back by what was left with Tab [ACCESS-4]', async () => {
    const { rerender } = render(<List key="one" first={['Ada']} />)
    screen.getByRole('button', { name: 'Delete Ada' }).focus()
    await userEvent.tab()
    rerender(<List key="two" first={['Bo']} />)
    await someFrames()
    expect(document.activeElement).toBe(document.body)
  })
})
