import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(cleanup)

function Row({ how }: { how: 'gone' | 'off' | 'given' }) {
  const [isPressed, setPressed] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const press = () => {
    setPressed(true)
    if (how === 'given') head.current?.focus()
  }
  return (
    <section>
      <h2 ref={head} tabIndex={-1}>
        Rows
      </h2>
      {!(isPressed && how !== 'off') && (
        <button disabled={isPressed} onClick={press}>
          Delete
        </button>
      )}
    </section>
  )
}

async function pressDelete(how: 'gone' | 'off' | 'given'): Promise<void> {
  render(<Row how={how} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
}

describe('every test of a task', () => {
  it.fails('fails where what has the focus goes, and nothing else takes it [ACCESS-4]', () =>
    pressDelete('gone'))

  it.fails('fails where it is disabled [ACCESS-4]', () => pressDelete('off'))

  it('goes on where something else takes it [ACCESS-4]', async () => {
    await pressDelete('given')
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })
})
