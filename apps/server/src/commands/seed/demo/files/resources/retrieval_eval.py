"""检索评测：命中率、MRR、nDCG。

用法：python retrieval_eval.py 标注.jsonl 结果.jsonl [k]

标注一行一条：{"q": "问题", "relevant": ["段落编号", …]}
结果一行一条：{"q": "问题", "found": ["段落编号", …]}
"""

import json
import sys
from math import log2


def read(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def score(found, relevant, k):
    gains = [1.0 if doc in relevant else 0.0 for doc in found[:k]]
    dcg = sum(gain / log2(rank + 2) for rank, gain in enumerate(gains))
    ideal = sum(1 / log2(rank + 2) for rank in range(min(len(relevant), k)))
    return {
        "hit": float(any(gains)),
        "mrr": next((1 / (rank + 1) for rank, gain in enumerate(gains) if gain), 0.0),
        "ndcg": dcg / ideal if ideal else 0.0,
    }


def main(labels_path, runs_path, k=5):
    found = {row["q"]: row["found"] for row in read(runs_path)}
    rows = [
        (row["q"], score(found.get(row["q"], []), set(row["relevant"]), k))
        for row in read(labels_path)
    ]
    for name in ("hit", "mrr", "ndcg"):
        print(f"{name}@{k}: {sum(s[name] for _, s in rows) / len(rows):.3f}")
    print("\n最差的十条：")
    for question, s in sorted(rows, key=lambda row: row[1]["ndcg"])[:10]:
        print(f"  {s['ndcg']:.2f}  {question}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 5)
