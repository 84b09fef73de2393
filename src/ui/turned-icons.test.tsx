import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ArrowLeftIcon, ArrowRightIcon, CaretRightIcon, MinusIcon, SignOutIcon } from './icons.ts'

afterEach(() => {
  cleanup()
  document.documentElement.dir = 'ltr'
})

it.each(['ltr', 'rtl'])('lets arrows, and nothing else, point where lines of %s lead', (dir) => {
  document.documentElement.dir = dir
  const { container } = render(
    <>
      <ArrowLeftIcon />
      <ArrowRightIcon />
      <CaretRightIcon />
      <SignOutIcon />
      <MinusIcon />
      <CaretRightIcon mirrored={false} />
    </>,
  )
  const turned = [...container.querySelectorAll('svg')].map((icon) => icon.hasAttribute('transform'))
  const isTurned = dir === 'rtl'
  expect(turned).toEqual([isTurned, isTurned, isTurned, isTurned, false, false])
})
