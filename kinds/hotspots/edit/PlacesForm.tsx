import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { PlacePicker } from '#src/features/authoring/PlacePicker.tsx'
import { PlainField } from '#src/features/authoring/PlainField.tsx'
import { freePlace, tooNear } from '#src/features/authoring/places-in.ts'
import { pathOfPicture } from '#src/features/authoring/picture-paths.ts'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useParts, type Parts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { FEWEST_PLACES, FOUND_BY, MOST_PLACES, WHOLE } from '../shared/schemas.ts'
import { pictureIn, readPlaces, USUAL_RADIUS, writePlaces, type Place } from './read-places.ts'

/** The picture, what is looked for in it, the places upon it, and what is to be known of the open one. */
export function PlacesForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const { files, addressOf } = useAuthoring()
  const content = useValue(['content'])
  const places = readPlaces(content)
  const picture = pictureIn(content)
  const path = pathOfPicture(writing.mission, picture, files)
  const free = () => freePlace(places, USUAL_RADIUS)
  const all = useParts<Place>({
    ...{ parts: places, list: 'places', group: 'parts', stem: 'place', write: writePlaces },
    make: (id) => ({ id, at: free(), radius: USUAL_RADIUS }),
  })
  const { open } = all
  const nameOf = ({ id }: Place, index: number) => {
    const title = wordsAt(writing, ['parts', id, 'title']) || t('hotspots.edit.untitled')
    return `${index + 1}. ${title}`
  }
  const near = tooNear(places, (one, other) => Math.max(one.radius, other.radius))
  return (
    <div className={styles.stack}>
      <WordField
        label={t('hotspots.edit.text')}
        hint={t('hotspots.edit.textHint')}
        at={['parts', WHOLE, 'text']}
        most={500}
      />
      <PlainField label={t('hotspots.edit.text')} at={['parts', WHOLE, 'text']} most={500} />
      <PictureField
        label={t('hotspots.edit.picture')}
        name={picture}
        changesFor={(name) => [{ in: 'file', at: ['content', 'picture'], to: name }]}
        altAt={['parts', WHOLE, 'picture']}
        isShown
      />
      {path !== null && (
        <PlacePicker
          src={addressOf(path)}
          places={places}
          open={open}
          nameOf={nameOf}
          radiusOf={({ radius }) => radius}
          onOpen={all.show}
          onPlace={(place, at) => writing.change(all.changesFor(place, { ...place, at }), `${place.id} at`)}
        />
      )}
      {near.length > 0 && <Notice tone="warn">{t('hotspots.edit.near')}</Notice>}
      <PartList
        label={t('hotspots.edit.places')}
        all={{ ...all, copy: (place) => all.copy({ ...place, at: free() }, places.indexOf(place)) }}
        nameOf={nameOf}
        noteOf={({ isDecoy }) => isDecoy && t('hotspots.edit.decoy')}
        add={t('hotspots.edit.add')}
        full={places.length >= MOST_PLACES && t('hotspots.edit.full', { count: MOST_PLACES })}
        last={places.length <= FEWEST_PLACES && t('hotspots.edit.few', { count: FEWEST_PLACES })}
      />
      {open && <PlaceForm key={open.id} place={open} name={nameOf(open, places.indexOf(open))} all={all} />}
    </div>
  )
}

interface PlaceFormProps {
  place: Place
  name: string
  all: Parts<Place>
}

function PlaceForm({ place, name, all }: PlaceFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { isDecoy = false, ...plain } = place
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <WordField
        label={t('hotspots.edit.title')}
        hint={t('hotspots.edit.titleHint')}
        at={['parts', place.id, 'title']}
        most={120}
      />
      <WordField
        label={t(isDecoy ? 'hotspots.edit.whyNot' : 'hotspots.edit.explanation')}
        at={['parts', place.id, 'explanation']}
        most={4000}
        isLong
      />
      <Switch
        label={t('hotspots.edit.isDecoy')}
        hint={t('hotspots.edit.decoyHint')}
        isOn={isDecoy}
        onChange={(isOn) => change(all.changesFor(place, isOn ? { ...plain, isDecoy: true } : plain))}
      />
      <NumberField
        label={t('hotspots.edit.radius')}
        scalar={{ name: 'radius', sort: 'number', least: 2, most: 25, isOptional: false }}
        value={place.radius}
        onSet={(radius) => {
          if (radius !== undefined) change(all.changesFor(place, { ...place, radius }))
        }}
      />
      <ItemFigures
        at={['parts', place.id]}
        question={
          isDecoy
            ? { answers: ['spared', 'pressed'], correct: ['spared'] }
            : { answers: ['self', 'hint'], correct: ['self'] }
        }
        nameOf={(id) => {
          const how = FOUND_BY.find((one) => one === id)
          return how ? t(`hotspots.edit.foundBy.${how}`) : id
        }}
      />
    </fieldset>
  )
}
