interface Props {
  readonly id: string;
  readonly color: string;
  /** The angle in degrees. At 0, the stripes are vertical. */
  readonly angle?: 0 | 45 | 90 | 135;
}

/** A striped pattern that marks an area without relying on color. */
export function Hatching({ id, color, angle = 45 }: Props) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${angle})`}
      >
        <rect width="2.5" height="6" fill={color} />
      </pattern>
    </defs>
  );
}
