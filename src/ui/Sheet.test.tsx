import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from './Sheet.tsx'

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button>Harbour</button>
      <Sheet isOpen={isOpen} label="Tasks" closeLabel="Close the list" onClose={() => setOpen(false)}>
        <p>Long passphrases</p>
      </Sheet>
    </>
  )
}

const settle = () => act(() => void vi.runAllTimers())

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a sheet that leaves the map above it in use', () => {
  it('takes no focus, and gives back the one that its cross had', () => {
    render(<Page />)
    const harbour = screen.getByText('Harbour')
    expect(document.activeElement).toBe(document.body)
    harbour.focus()
    screen.getByRole('button', { name: 'Close the list' }).focus()
    fireEvent.click(screen.getByRole('button', { name: 'Close the list' }))
    settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(harbour)
  })

  it('closes on Escape, and once: on its way out the key is free again', () => {
    render(<Page />)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    const isFree = fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isFree).toBe(true)
    settle()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
