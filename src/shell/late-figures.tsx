import type { ComponentProps, ComponentType } from 'react'
import type { FiguresPage } from '#src/features/figures/FiguresPage.tsx'
import type { PassedPage } from '#src/features/figures/PassedPage.tsx'
import { latePart, useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { PageMissing } from './PageMissing.tsx'

/** Their code comes when somebody wants to see figures. */
export const LATE_FIGURES = latePart<ComponentProps<typeof FiguresPage>>(
  async () => (await import('#src/features/figures/FiguresPage.tsx')).FiguresPage,
)
export const LATE_PASSED = latePart<ComponentProps<typeof PassedPage>>(
  async () => (await import('#src/features/figures/PassedPage.tsx')).PassedPage,
)

export const FiguresRoom = roomOf(LATE_FIGURES)
export const PassedRoom = roomOf(LATE_PASSED)

/** A room whose code comes when somebody enters it. */
export function roomOf<Props extends object>(late: LatePart<Props>): ComponentType<Props> {
  return function Room(props: Props) {
    const { Part, isMissing } = useLatePart(late)
    if (Part) return <Part {...props} />
    return isMissing ? (
      <PageMissing onRetry={late.fetch} />
    ) : (
      <Coming error={null} sentence="" onRetry={late.fetch} heights={[3, 9, 16]} />
    )
  }
}
