import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { DraftPlay } from '#src/features/authoring/DraftPlay.tsx'
import type { PictureState } from '../shared/schemas.ts'
import { showPicture } from '../shared/show.ts'
import { pictureIn, readSpots } from './read-spots.ts'

const BEGIN: PictureState = { type: 'grafika', seen: [] }

/** A picture to explore; a place that is opened there is opened in the form as well. */
export function SpotsPreview({ content, words, addressOf, openPart, onOutcome }: EditPreviewProps) {
  const spots = readSpots(content).map(({ picture, ...spot }) => ({
    ...spot,
    ...(picture !== undefined && { picture: addressOf(picture) ?? '' }),
  }))
  if (spots.length === 0) return null
  return (
    <DraftPlay
      content={content}
      playable={showPicture({ picture: addressOf(pictureIn(content)) ?? '', spots }, words.spots)}
      begin={BEGIN}
      words={words}
      onState={(state) => {
        const last = state.type === 'grafika' ? state.seen.at(-1) : undefined
        if (last !== undefined) openPart(last)
      }}
      onOutcome={onOutcome}
    />
  )
}
