import { latePart, useLatePart } from '#src/lib/late-part.ts'

const forYou = latePart<{ isMobile: boolean }>(async () => (await import('./map-widgets.ts')).ForYouPanel)

/** What is recommended, which comes a while after the map does. */
export function LateForYou({ isMobile }: { isMobile: boolean }) {
  const { Part } = useLatePart(forYou)
  return Part && <Part isMobile={isMobile} />
}
