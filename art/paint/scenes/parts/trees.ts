/** Trees as 'x,ground,height x,ground,height' in px, for `pines`. */
export function trees(list: string): (readonly [x: number, ground: number, height: number])[] {
  return list.split(' ').map((tree) => {
    const [x = 0, ground = 0, height = 0] = tree.split(',').map(Number)
    return [x, ground, height] as const
  })
}
