import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ratingTone, RoundRating } from '#src/ui/play/RoundRating.tsx'

afterEach(cleanup)

function Scale({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <RoundRating
      label="How sure are you?"
      min={1}
      max={10}
      minLabel="a guess"
      maxLabel="quite sure"
      threshold={4}
      declaration="You would act on it"
      value={value}
      onChange={(chosen) => {
        setValue(chosen)
        onChange(chosen)
      }}
    />
  )
}

describe('round rating buttons', () => {
  it('are red below the threshold, orange from it to two above it, green beyond [TASK-7]', () => {
    const tones = [3, 4, 5, 6, 7].map((value) => ratingTone(value, 4))
    expect(tones).toEqual(['red', 'orange', 'orange', 'orange', 'green'])
  })

  it('show a declaration from the threshold on, and block nothing below it [TASK-7]', async () => {
    const onChange = vi.fn()
    render(<Scale onChange={onChange} />)
    expect(screen.getByRole('status').textContent).toBe('')
    // its room is kept by words that nobody sees
    expect(screen.getByRole('status').parentElement?.dataset['words']).toBe('You would act on it')
    await userEvent.click(screen.getByRole('radio', { name: '3' }))
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.click(screen.getByRole('radio', { name: '4' }))
    expect(screen.getByRole('status').textContent).toBe('You would act on it')
    expect(onChange.mock.calls).toEqual([[3], [4]])
  })

  it('are one group: both ends are read with what they mean, arrows move along it [TASK-7]', async () => {
    const onChange = vi.fn()
    render(<Scale onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'How sure are you?' })).toBeDefined()
    expect(screen.getByRole('radio', { name: '1, a guess' })).toBeDefined()
    expect(screen.getByRole('radio', { name: '10, quite sure' })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: '7' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith(8)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '8' }))
  })
})
