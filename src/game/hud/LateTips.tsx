import { latePart, useLatePart } from '#src/lib/late-part.ts'

const tips = latePart<{ isPage: boolean }>(async () => (await import('./map-widgets.ts')).TipPanel)

/** Tips of colleagues, which come a while after the map does. */
export function LateTips({ isPage }: { isPage: boolean }) {
  const { Part } = useLatePart(tips)
  return Part && <Part isPage={isPage} />
}
