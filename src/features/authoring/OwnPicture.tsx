import { Switch } from '#src/ui/Switch.tsx'
import { PictureField } from './PictureField.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useWriting, type Change, type Place } from './use-writing.ts'

interface OwnPictureProps {
  /** As it is named in the file; undefined: none is shown. */
  picture: string | undefined
  /** Of the switch. */
  label: string
  /** Of the picture. */
  pictureLabel: string
  /** What the file becomes with another picture, or with none. */
  changesFor: (picture: string | undefined) => readonly Change[]
  /** Its words for those who do not see it; absent where it only decorates what the part says. */
  altAt?: Place
}

/** A part of a task may show a picture of its own. */
export function OwnPicture({ picture, label, pictureLabel, changesFor, altAt }: OwnPictureProps) {
  const { change } = useWriting()
  const { languages } = useAuthoring()
  return (
    <>
      <Switch
        label={label}
        isOn={picture !== undefined}
        onChange={(isOn) =>
          change([
            ...changesFor(isOn ? '' : undefined),
            ...(altAt && !isOn ? [{ in: languages, at: altAt, to: undefined }] : []),
          ])
        }
      />
      {picture !== undefined && (
        <PictureField label={pictureLabel} name={picture} changesFor={changesFor} {...(altAt && { altAt })} />
      )}
    </>
  )
}
