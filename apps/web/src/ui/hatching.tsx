/** A pattern of stripes that distinguishes a part without relying on color. */
export function Hatching({ id, color }: { id: string; color: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="6" fill={color} />
      </pattern>
    </defs>
  );
}
