import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** What a person does with a page, and sees there: by the words that stand on it. */
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
export const type = async (label: string, words: string) => userEvent.type(await field(label), words)
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const check = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

/** The sentences at a field. */
export const describedBy = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
