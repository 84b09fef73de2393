import type { IconProps } from '@phosphor-icons/react'
import { ArrowLeftIcon as ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon as ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { CaretRightIcon as CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { SignOutIcon as SignOut } from '@phosphor-icons/react/dist/csr/SignOut'

// What points onward or back points the other way where lines begin on the right. Declared one by one: what is made by a
// call is loaded by every page that draws any icon.

const isTurned = (): boolean => document.documentElement.dir === 'rtl'

export function ArrowLeftIcon(props: IconProps) {
  return <ArrowLeft mirrored={isTurned()} {...props} />
}

export function ArrowRightIcon(props: IconProps) {
  return <ArrowRight mirrored={isTurned()} {...props} />
}

export function CaretRightIcon(props: IconProps) {
  return <CaretRight mirrored={isTurned()} {...props} />
}

export function SignOutIcon(props: IconProps) {
  return <SignOut mirrored={isTurned()} {...props} />
}
