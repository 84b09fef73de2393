import type { TaskText } from '#shared/scene/files.ts'
import { WHOLE, type PictureContent, type PicturePlayable } from './schemas.ts'

/** A picture with its places as its player sees it. */
export function showPicture(
  { picture, spots }: Pick<PictureContent, 'picture' | 'spots'>,
  words: TaskText['spots'],
): PicturePlayable {
  return {
    type: 'grafika',
    picture,
    pictureAlt: words?.[WHOLE]?.picture ?? '',
    spots: spots.map((spot) => {
      const said = words?.[spot.id]
      return {
        id: spot.id,
        at: spot.at,
        title: said?.title ?? spot.id,
        text: said?.text ?? '',
        picture: spot.picture ?? null,
        pictureAlt: said?.picture ?? '',
      }
    }),
  }
}
