import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StarRating, type StarRatingProps } from '#src/ui/play/StarRating.tsx'
import styles from './StarRating.module.css'

afterEach(cleanup)

const MEANINGS = ['Weak', 'Fair', 'Good', 'Very good', 'Excellent']

function Stars({ onChange = () => {}, ...props }: Partial<StarRatingProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null)
  return (
    <StarRating
      label="How was it?"
      starsNumber={5}
      view="task"
      starName={(stars) => `${stars} of 5 stars`}
      meaning={(stars) => MEANINGS[stars - 1] ?? ''}
      {...props}
      value={value}
      onChange={(stars) => {
        setValue(stars)
        onChange(stars)
      }}
    />
  )
}

const star = (stars: number) => screen.getByRole('radio', { name: new RegExp(`^${stars} of 5 stars`) })
const litCount = () => document.querySelectorAll(`.${styles.lit}`).length

describe('star rating', () => {
  it('draws starsNumber stars, none of which is chosen before a click [TASK-8]', async () => {
    const onChange = vi.fn()
    render(<Stars starsNumber={7} onChange={onChange} />)
    expect(screen.getAllByRole('radio')).toHaveLength(7)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(litCount()).toBe(0)
    await userEvent.click(star(4))
    expect(onChange.mock.calls).toEqual([[4]])
    expect(litCount()).toBe(4)
    expect(screen.getByText('Very good')).toBeDefined()
  })

  it('shows under a mouse what a click would choose, and what is chosen when it leaves [TASK-8]', async () => {
    const onChange = vi.fn()
    render(<Stars onChange={onChange} />)
    await userEvent.click(star(2))
    await userEvent.hover(star(5))
    expect(litCount()).toBe(5)
    expect(screen.getByText('Excellent')).toBeDefined()
    await userEvent.unhover(star(5))
    await userEvent.hover(document.body)
    expect(litCount()).toBe(2)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('is chosen by a finger without a shine that stays [TASK-8]', async () => {
    render(<Stars />)
    await userEvent.pointer({ keys: '[TouchA]', target: star(3) })
    expect(litCount()).toBe(3)
  })

  it('is one group of radio buttons: arrows move along it, each star says its number and meaning [TASK-8]', async () => {
    const onChange = vi.fn()
    render(<Stars onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'How was it?' })).toBeDefined()
    expect(screen.getByRole('radio', { name: '1 of 5 stars, Weak' })).toBeDefined()
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    expect(onChange.mock.calls).toEqual([[1], [2], [3]])
    expect(document.activeElement).toBe(star(3))
  })

  it.each(['task', 'missionAssessment'] as const)('has a view %s [TASK-8]', (view) => {
    render(<Stars view={view} />)
    expect(screen.getByRole('group').classList.contains(styles[view] ?? '')).toBe(true)
  })

  it('shows what was given and takes nothing more while it is disabled', async () => {
    const onChange = vi.fn()
    render(<Stars value={3} disabled onChange={onChange} />)
    await userEvent.click(star(5))
    expect(litCount()).toBe(3)
    expect(onChange).not.toHaveBeenCalled()
  })
})
