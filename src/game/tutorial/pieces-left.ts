import { create } from 'zustand'
import type { Profile } from '#shared/contract/player.ts'
import { LATER_PIECES, type LaterPiece } from '#shared/domain/tour.ts'
import type { TourPart } from '#src/features/tutorial/pieces.ts'
import { listen } from '#src/lib/events.ts'

type Whose = Pick<Profile, 'id' | 'tourLeft'>

/** What was seen since the page was opened, by person: it may not have reached the server yet. */
const usePiecesLeft = create<Readonly<Record<string, readonly LaterPiece[]>>>(() => ({}))

const serverLeft = ({ tourLeft = [] }: Whose): readonly LaterPiece[] =>
  LATER_PIECES.filter((piece) => tourLeft.includes(piece))

/** The pieces of the tour that this person, who began it on any device, has still before them. */
export function useLeft(profile: Whose | undefined): readonly LaterPiece[] {
  const here = usePiecesLeft((left) => left[profile?.id ?? ''])
  return here ?? (profile ? serverLeft(profile) : [])
}

/** Whether this person saw a part of the tour since the page was opened. */
export function useWasShownPart(person = ''): boolean {
  return usePiecesLeft((left) => left[person] !== undefined)
}

/**
 * A part of the tour was seen: the pieces after it follow when they are needed.
 * @param isEnough the person does not want more of it
 * @returns those that are left
 */
export function notePart(profile: Whose, part: TourPart, isEnough: boolean): LaterPiece[] {
  const before =
    part === 'arrival' ? LATER_PIECES : (usePiecesLeft.getState()[profile.id] ?? serverLeft(profile))
  const left = isEnough || part === 'all' ? [] : before.filter((piece) => piece !== part)
  usePiecesLeft.setState({ [profile.id]: left })
  return left
}

/** What was seen on this page counts no more: somebody has signed in. */
export function forgetParts(): void {
  usePiecesLeft.setState({}, true)
}

listen(({ type }) => {
  if (type === 'signed-in') forgetParts()
})
