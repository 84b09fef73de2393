import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

afterEach(cleanup)

it('shows nothing until its code has come, and then what it was given last', async () => {
  let arrive = (_: typeof Greeting): void => {}
  const code = new Promise<typeof Greeting>((resolve) => {
    arrive = resolve
  })
  const Lazy = lazyComponent(() => code)
  const { container, rerender } = render(<Lazy name="Ola" />)
  expect(container.textContent).toBe('')
  rerender(<Lazy name="Adam" />)
  await act(async () => {
    arrive(Greeting)
    await code
  })
  expect(screen.getByText('Hello Adam')).toBeTruthy()
})

it('is there at once where its code was fetched ahead, and asks for it once', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Lazy = lazyComponent(load)
  expect(await Lazy.fetch()).toBe(true)
  render(<Lazy name="Ola" />)
  expect(screen.getByText('Hello Ola')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
