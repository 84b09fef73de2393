import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OpinionBox, type OpinionBoxProps } from '#src/ui/play/OpinionBox.tsx'

afterEach(cleanup)

function open(props: Partial<OpinionBoxProps> = {}) {
  const onText = vi.fn<(text: string) => void>()
  render(
    <OpinionBox
      label="What would help?"
      placeholder="One thing, if you like"
      maxLength={20}
      roomLeft={(letters) => `${letters} letters left`}
      onText={onText}
      {...props}
    />,
  )
  return { onText, box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What would help?' }) }
}

describe('an opinion box', () => {
  it('has a placeholder, and emits its text on every key release [TASK-9]', async () => {
    const { onText, box } = open()
    expect(box.placeholder).toBe('One thing, if you like')
    await userEvent.type(box, 'Tea')
    expect(onText.mock.calls).toEqual([['T'], ['Te'], ['Tea']])
    fireEvent.keyDown(box, { key: '!' })
    fireEvent.change(box, { target: { value: 'Tea!' } })
    expect(onText).toHaveBeenCalledTimes(3)
    fireEvent.keyUp(box, { key: '!' })
    expect(onText).toHaveBeenLastCalledWith('Tea!')
  })

  it('emits what no key has written: a paste, a drop, dictation [TASK-9]', async () => {
    const { onText, box } = open()
    fireEvent.change(box, { target: { value: 'said aloud' } })
    expect(onText).toHaveBeenLastCalledWith('said aloud')
    await userEvent.clear(box)
    await userEvent.click(box)
    await userEvent.paste('from elsewhere')
    expect(onText).toHaveBeenLastCalledWith('from elsewhere')
  })

  it('emits what a key has written that is let go elsewhere', () => {
    const onLeave = vi.fn()
    const { onText, box } = open({ onLeave })
    fireEvent.keyDown(box, { key: 'a' })
    fireEvent.change(box, { target: { value: 'a' } })
    fireEvent.blur(box)
    expect(onText.mock.calls).toEqual([['a']])
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('tells how much room is left when it becomes short, and when there is none', async () => {
    const { box } = open()
    await userEvent.type(box, 'fourteen signs')
    expect(screen.queryByText(/left/)).toBeNull()
    await userEvent.type(box, '!!')
    expect(screen.getByText('4 letters left')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('5 letters left')
    await userEvent.type(box, 'and far too much')
    expect(box.value).toHaveLength(20)
    expect(screen.getByRole('status').textContent).toBe('0 letters left')
  })

  it('keeps back what no database keeps', () => {
    const { onText, box } = open()
    fireEvent.change(box, { target: { value: 'half \ud83d of\0 it' } })
    expect(onText).toHaveBeenLastCalledWith('half  of it')
  })

  it('begins with what was written before, and takes nothing while it is disabled', async () => {
    const { onText, box } = open({ firstText: 'As before', disabled: true })
    await userEvent.type(box, '!')
    expect(box.value).toBe('As before')
    expect(onText).not.toHaveBeenCalled()
  })
})
