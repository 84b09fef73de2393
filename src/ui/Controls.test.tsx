import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnswerOption } from '#src/ui/play/AnswerOption.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Menu } from '#src/ui/Menu.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

afterEach(cleanup)

describe('a button', () => {
  it('says what goes on and takes no second press meanwhile', async () => {
    const onClick = vi.fn()
    render(
      <Button loadingVerb="Sending" onClick={onClick}>
        Send
      </Button>,
    )
    const button = screen.getByRole('button')
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.textContent).toContain('Sending')
  })

  it('takes the first focus without scrolling what stands above it away [FIN-1]', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    render(<Button autoFocus>Begin</Button>)
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    focus.mockRestore()
  })

  it('stays in reach while disabled, tells why, and sends no form', async () => {
    const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Choose an answer first">
          Next
        </Button>
      </form>,
    )
    await userEvent.tab()
    const button = screen.getByRole('button')
    expect(document.activeElement).toBe(button)
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Choose an answer first')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a field', () => {
  function Form({ onSend }: { onSend: (values: { mail: string }) => void }) {
    const { register, handleSubmit, formState } = useForm({ defaultValues: { mail: '' } })
    const field = register('mail', { required: 'Write your address' })
    return (
      <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
        <TextField label="E-mail" hint="At work" error={formState.errors.mail?.message} {...field} />
        <button>Send</button>
      </form>
    )
  }

  it('works with react-hook-form and ties its error to the input', async () => {
    const onSend = vi.fn()
    render(<Form onSend={onSend} />)
    const input = screen.getByLabelText('E-mail')
    const description = () =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
    expect(description()).toBe('At work')
    await userEvent.click(screen.getByText('Send'))
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(description()).toBe('Write your address')
    expect(document.activeElement).toBe(input)
    await userEvent.type(input, 'a@b.pl')
    await userEvent.click(screen.getByText('Send'))
    expect(onSend.mock.calls[0]?.[0]).toEqual({ mail: 'a@b.pl' })
  })

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="secret" />)
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(input.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input.getAttribute('type')).toBe('password')
  })
})

describe('a menu', () => {
  const items = [
    { id: 'pl', label: 'Polski', isChecked: false },
    { id: 'en', label: 'English', isChecked: true },
    { id: 'de', label: 'Deutsch', isChecked: false },
  ]

  function open() {
    const onPick = vi.fn()
    render(<Menu label="Language" trigger="English" items={items} onPick={onPick} />)
    return onPick
  }

  it('opens on its chosen entry and walks in a circle with the arrows', async () => {
    const onPick = open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const focused = () => document.activeElement?.textContent
    expect(focused()).toBe('English')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Polski')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Deutsch')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Polski')
    await userEvent.keyboard('{End}{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith('de')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('closes on Escape with the focus back, and on a press elsewhere', async () => {
    open()
    const trigger = screen.getByRole('button')
    await userEvent.click(trigger)
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-checked')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(trigger)
    await userEvent.click(trigger)
    await userEvent.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('an answer', () => {
  it('is a radio button with its words as name, and tells its judgement', async () => {
    const onChange = vi.fn()
    render(
      <fieldset>
        <AnswerOption name="q" keyText="A" value="a" onChange={onChange}>
          Refuse
        </AnswerOption>
        <AnswerOption name="q" keyText="B" value="b" judged="wrong" judgedText="Not right" disabled>
          Send it
        </AnswerOption>
      </fieldset>,
    )
    const answer = screen.getByRole('radio', { name: /Refuse/ })
    await userEvent.click(screen.getByText('Refuse'))
    expect(onChange).toHaveBeenCalledOnce()
    expect(answer).toHaveProperty('checked', true)
    const judged = screen.getByRole('radio', { name: /Send it/ })
    expect(judged).toHaveProperty('disabled', true)
    expect(document.getElementById(judged.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not right',
    )
  })

  it('can be one of several', () => {
    render(
      <AnswerOption type="checkbox" name="q" keyText="A">
        Both
      </AnswerOption>,
    )
    expect(screen.getByRole('checkbox', { name: /Both/ })).toBeTruthy()
  })
})
