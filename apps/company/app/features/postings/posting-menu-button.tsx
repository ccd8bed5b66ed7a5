import { IconButton, type IconButtonProps } from "@devguild/design-system/icon-button";
import { IconDots } from "@tabler/icons-react";

/** What opens a job's menu. */
export function PostingMenuButton({
  title,
  ...button
}: { title: string } & Partial<IconButtonProps>) {
  return (
    <IconButton
      {...button}
      size="sm"
      label={`Actions: ${title}`}
      icon={<IconDots size={18} stroke={1.75} aria-hidden />}
    />
  );
}
