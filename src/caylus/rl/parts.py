"""The files of a data set: columns as NPZ or as Parquet.

In Parquet, observations and legal actions are runs of bytes of a fixed length, and the rows of a decision's options a
list of such runs (16-bit numbers, the lowest byte first), which is far quicker to write and to read than lists of
numbers.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from caylus.rl.columns import Columns

FORMATS: Final = ("npz", "parquet")
OPTION: Final = "<i2"
FEW_VALUES: Final = ["players", "game", "seed", "bot"]  # columns that repeat themselves


def packed(columns: Columns, kind: str) -> bytes:
    """The columns as the bytes of a file."""
    out = io.BytesIO()
    if kind == "npz":
        np.savez_compressed(out, **columns)  # type: ignore[arg-type]  # its stubs take a flag for a column
    else:
        import pyarrow.parquet  # noqa: PLC0415 (slow to import, and seldom wanted)

        pyarrow.parquet.write_table(to_table(columns), out, compression="zstd", use_dictionary=FEW_VALUES)
    return out.getvalue()


def read_part(path: Path) -> Columns:
    """The columns of one file."""
    if path.suffix == ".npz":
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    import pyarrow.parquet  # noqa: PLC0415 (slow to import, and seldom wanted)

    return from_table(pyarrow.parquet.read_table(path))


def to_table(columns: Columns) -> Any:
    """The columns as an Arrow table."""
    import pyarrow  # noqa: PLC0415 (slow to import, and seldom wanted)

    found: dict[str, Any] = {}
    for name, column in columns.items():
        if name in ("observation", "legal"):
            found[name] = runs(column)
        elif name in ("outcome", "score"):
            found[name] = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(column.ravel()), column.shape[1])
        elif name == "option":
            counts = np.bincount(columns["option_of"], minlength=len(columns["action"]))
            starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
            found[name] = pyarrow.ListArray.from_arrays(pyarrow.array(starts), runs(column.astype(OPTION)))
        elif name != "option_of":
            found[name] = pyarrow.array(column)
    return pyarrow.table(found)


def runs(column: npt.NDArray[Any]) -> Any:
    """The rows of a table of numbers as runs of bytes."""
    import pyarrow  # noqa: PLC0415 (slow to import, and seldom wanted)

    kind = pyarrow.binary(column.shape[1] * column.dtype.itemsize)
    data = pyarrow.py_buffer(np.ascontiguousarray(column).tobytes())
    return pyarrow.FixedSizeBinaryArray.from_buffers(kind, len(column), [None, data])


def from_table(table: Any) -> Columns:
    """An Arrow table as the columns it was made of."""
    columns: Columns = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if name in ("observation", "legal"):
            columns[name] = numbers(column, np.uint8)
        elif name in ("outcome", "score"):
            columns[name] = column.flatten().to_numpy().reshape(len(column), column.type.list_size)
        elif name == "option":
            columns["option_of"] = np.repeat(np.arange(len(column)), column.value_lengths().to_numpy())
            columns[name] = numbers(column.flatten(), OPTION).astype(np.int16)
        else:
            found = column.to_numpy(zero_copy_only=False)
            columns[name] = found.astype(np.str_) if found.dtype == object else found
    return columns


def numbers(column: Any, kind: Any) -> npt.NDArray[Any]:
    """Runs of bytes as the rows of a table of numbers."""
    width = column.type.byte_width
    data = column.buffers()[1]
    found = np.frombuffer(data, np.uint8) if data is not None else np.zeros(0, np.uint8)
    rows = found[column.offset * width : (column.offset + len(column)) * width].reshape(len(column), width)
    return rows.view(kind)
