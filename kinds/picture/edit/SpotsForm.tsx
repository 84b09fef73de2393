import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { PlacePicker } from '#src/features/authoring/PlacePicker.tsx'
import { freePlace, tooNear } from '#src/features/authoring/places-in.ts'
import { pathOfPicture } from '#src/features/authoring/picture-paths.ts'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { FEWEST_SPOTS, MOST_SPOTS, NEAREST, WHOLE } from '../shared/schemas.ts'
import { pictureIn, readSpots, writeSpots, type Spot } from './read-spots.ts'
import { SpotForm } from './SpotForm.tsx'

/** One large picture, its places upon it, and what is found at the one that is open. */
export function SpotsForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const { files, addressOf } = useAuthoring()
  const content = useValue(['content'])
  const spots = readSpots(content)
  const picture = pictureIn(content)
  const path = pathOfPicture(writing.mission, picture, files)
  const all = useParts<Spot>({
    ...{ parts: spots, list: 'spots', group: 'spots', stem: 'place', write: writeSpots },
    make: (id) => ({ id, at: freePlace(spots, NEAREST) }),
  })
  const { open } = all
  const near = tooNear(spots, () => NEAREST)
  const nameOf = ({ id }: Spot, index: number) => {
    const title = wordsAt(writing, ['spots', id, 'title']) || t('picture.edit.untitled')
    return `${index + 1}. ${title}`
  }
  return (
    <div className={styles.stack}>
      <PictureField
        label={t('picture.edit.picture')}
        name={picture}
        changesFor={(name) => [{ in: 'file', at: ['content', 'picture'], to: name }]}
        altAt={['spots', WHOLE, 'picture']}
        isShown
      />
      {path !== null && (
        <PlacePicker
          src={addressOf(path)}
          places={spots}
          open={open}
          nameOf={nameOf}
          onOpen={all.show}
          onPlace={(spot, at) => writing.change(all.changesFor(spot, { ...spot, at }), `${spot.id} at`)}
        />
      )}
      {near.length > 0 && <Notice tone="warn">{t('picture.edit.near')}</Notice>}
      {spots.length < FEWEST_SPOTS && (
        <Notice tone="warn">{t('picture.edit.few', { count: FEWEST_SPOTS })}</Notice>
      )}
      <PartList
        label={t('picture.edit.places')}
        all={{
          ...all,
          copy: (spot) => all.copy({ ...spot, at: freePlace(spots, NEAREST) }, spots.indexOf(spot)),
        }}
        nameOf={nameOf}
        add={t('picture.edit.add')}
        full={spots.length >= MOST_SPOTS && t('picture.edit.full', { count: MOST_SPOTS })}
        last={spots.length === 1 && t('picture.edit.few', { count: FEWEST_SPOTS })}
      />
      {open && (
        <SpotForm
          key={open.id}
          spot={open}
          place={nameOf(open, spots.indexOf(open))}
          changesFor={(next) => all.changesFor(open, next)}
        />
      )}
    </div>
  )
}
