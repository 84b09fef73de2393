interface BadgePictureProps {
  /** Served address. */
  picture: string
  /** px, both ways. */
  size: number
}

/** A badge as it is drawn; what it is stands beside it. */
export function BadgePicture({ picture, size }: BadgePictureProps) {
  return (
    <img src={picture} alt="" width={size} height={size} loading="lazy" decoding="async" draggable={false} />
  )
}
