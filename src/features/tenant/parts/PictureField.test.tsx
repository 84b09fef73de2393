import { answerWith, ok } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { PictureField } from './PictureField.tsx'

vi.mock('./fit-picture.ts', () => ({ fitPicture: (file: File) => file.text() }))

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('takes the picture that was chosen last, in whatever order the answers come [DESK-1]', async () => {
  const answers = new Map<string, (value: unknown) => void>()
  answerWith((_, body) => {
    const { image } = JSON.parse(String(body)) as { image: string }
    return new Promise((resolve) => answers.set(image, () => resolve(ok({ address: `/look/${image}.webp` }))))
  })
  const onChange = vi.fn<(address: string) => void>()
  render(<PictureField use="logoUrl" address="/look/old.webp" isWrong={false} onChange={onChange} />)
  const input = screen.getByLabelText('Logo', { selector: 'input' })
  const choose = (name: string) => fireEvent.change(input, { target: { files: [new File([name], name)] } })
  choose('first')
  choose('second')
  await waitFor(() => expect([...answers.keys()]).toEqual(['first', 'second']))
  answers.get('second')?.(null)
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/look/second.webp'))
  answers.get('first')?.(null)
  choose('third')
  await waitFor(() => expect(answers.has('third')).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: /^Use Waymark’s own/ }))
  answers.get('third')?.(null)
  choose('fourth')
  await waitFor(() => expect(answers.has('fourth')).toBe(true))
  answers.get('fourth')?.(null)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('/look/fourth.webp'))
  expect(onChange.mock.calls.flat()).toEqual(['/look/second.webp', '', '/look/fourth.webp'])
})
