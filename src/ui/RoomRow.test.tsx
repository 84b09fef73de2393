import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RoomRow } from './RoomRow.tsx'

const scrollWidth = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get')
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
const offsetLeft = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90)

afterEach(cleanup)

/** As wide as the row is, and where the current way begins in it, in px. */
function lay(width: number, start: number): void {
  scrollWidth.mockReturnValue(width)
  offsetLeft.mockReturnValue(start)
}

const row = (
  <RoomRow label="rooms">
    <a href="#room" aria-current="page">
      Trainings
    </a>
  </RoomRow>
)

it('has the current way in its middle, and again once a count that came later has moved it [SHELL-9]', () => {
  lay(700, 500)
  const { rerender } = render(row)
  const nav = screen.getByRole('navigation')
  expect(nav.scrollLeft).toBe(350)
  lay(744, 544)
  rerender(<RoomRow {...row.props} />)
  expect(nav.scrollLeft).toBe(394)
})

it('has the way in its middle that is current now, however one came to it [SHELL-9]', () => {
  lay(700, 500)
  const { rerender } = render(row)
  const nav = screen.getByRole('navigation')
  nav.scrollLeft = 12
  lay(700, 200)
  rerender(
    <RoomRow label="rooms">
      <a href="#other" aria-current="page">
        Passed
      </a>
    </RoomRow>,
  )
  expect(nav.scrollLeft).toBe(50)
})

it('stays where a thumb has pushed it while nothing has grown [SHELL-9]', () => {
  lay(700, 500)
  const { rerender } = render(row)
  const nav = screen.getByRole('navigation')
  nav.scrollLeft = 12
  rerender(<RoomRow {...row.props} />)
  expect(nav.scrollLeft).toBe(12)
})
